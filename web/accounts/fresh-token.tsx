import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';

interface FreshTokenProps {
  readonly token: string;
  readonly onDone: () => void;
}

/** Shown once. */
export function FreshToken({ token, onDone }: FreshTokenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="setting-form">
      <h3 className="token-title" tabIndex={-1} ref={heading}>
        Your new token. Copy it now.
      </h3>
      <p>We show it only this once. Whoever has it reads what you allowed, so keep it like a password.</p>
      <code className="token-text">{token}</code>
      <div className="setting-acts">
        <Button onClick={() => void copyText(token, 'Please mark the token and copy it yourself.')}>
          <Copy className="icon" aria-hidden />
          Copy
        </Button>
        <Button look="main" onClick={onDone}>
          I have kept it
        </Button>
      </div>
    </div>
  );
}
