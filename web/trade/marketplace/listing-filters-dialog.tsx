import { Dialog } from '../../ui/dialog.tsx';
import { ListingFilters, type ListingFiltersProps } from './listing-filters.tsx';

interface ListingFiltersDialogProps extends ListingFiltersProps {
  readonly onClose: () => void;
}

/** For phones, where the list has no room above it. */
export default function ListingFiltersDialog({ onClose, onSearch, ...filters }: ListingFiltersDialogProps) {
  return (
    <Dialog title="Filters" lead="Narrow down what is shown." onClose={onClose}>
      <ListingFilters
        {...filters}
        onSearch={(search) => {
          onSearch(search);
          onClose();
        }}
      />
    </Dialog>
  );
}
