import { Copy, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shown once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = `Recovery codes for Fetlock. Each works once.\n\n${codes.join('\n')}\n`;

  return (
    <div className="setting-form">
      <h3 className="recovery-title" tabIndex={-1} ref={heading}>
        Two-factor is on. Keep these recovery codes.
      </h3>
      <p>If your phone is lost, each of them signs you in once in place of a code. We show them only now.</p>
      <ol className="recovery-codes num" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="setting-acts">
        <a
          className="btn"
          download="fetlock-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          <Download className="icon" aria-hidden />
          Download
        </a>
        <Button onClick={() => void copyText(text, 'Please download or write them down.')}>
          <Copy className="icon" aria-hidden />
          Copy
        </Button>
        <Button variant="main" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </div>
  );
}
