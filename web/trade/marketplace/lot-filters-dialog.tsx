import { Dialog } from '../../ui/dialog.tsx';
import { LotFilters, type LotFiltersProps } from './lot-filters.tsx';

interface LotFiltersDialogProps extends LotFiltersProps {
  readonly onClose: () => void;
}

/** For phones, where the list has no room above it. */
export default function LotFiltersDialog({ onClose, onSearch, ...filters }: LotFiltersDialogProps) {
  return (
    <Dialog title="Filters" lead="Narrow down what is shown." onClose={onClose}>
      <LotFilters
        {...filters}
        onSearch={(search) => {
          onSearch(search);
          onClose();
        }}
      />
    </Dialog>
  );
}
