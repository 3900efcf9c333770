import { Flag } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../ui/button.tsx';
import { lazyDialog } from '../ui/loading/lazy-dialog.tsx';
import type { ReportSubject } from './report-dialog.tsx';
import './moderation.css';

const ReportDialog = lazyDialog(() => import('./report-dialog.tsx'), { ahead: false });

interface ReportButtonProps {
  readonly subjects: readonly ReportSubject[];
  /** Shows only an icon, with this label: "Report the message of Anna". */
  readonly iconLabel?: string;
}

export function ReportButton({ subjects, iconLabel }: ReportButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  const icon = <Flag className="icon" aria-hidden />;
  return (
    <>
      {iconLabel === undefined ? (
        <Button variant="plain" aria-haspopup="dialog" onClick={open}>
          {icon}
          Report
        </Button>
      ) : (
        <IconButton label={iconLabel} aria-haspopup="dialog" onClick={open}>
          {icon}
        </IconButton>
      )}
      {isOpen && <ReportDialog subjects={subjects} onClose={() => setIsOpen(false)} />}
    </>
  );
}
