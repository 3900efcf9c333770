import { Flag } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../ui/button.tsx';
import { later } from '../ui/loading/later.tsx';
import type { ReportSubject } from './report-dialog.tsx';
import './kindness.css';

const ReportDialog = later(() => import('./report-dialog.tsx'), { ahead: false });

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
        <Button look="plain" aria-haspopup="dialog" onClick={open}>
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
