import { Copy, KeySquare } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { MOST_TOKENS } from '../../game/accounts/access-tokens.ts';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { HelpLink } from '../ui/help-link.tsx';
import { lazyDialog } from '../ui/loading/lazy-dialog.tsx';
import { Setting } from '../ui/setting.tsx';
import { dateOf } from '../ui/when.ts';
import './access-tokens.css';
import { SCOPE_TEXT } from './scope-text.ts';
import type { Account } from './use-account.ts';
import { useAccessTokens, useRevokeToken, type AccessToken } from './use-access-tokens.ts';

const TokenDialog = lazyDialog(() => import('./token-dialog.tsx'), { ahead: false });

export function AccessTokensSetting({ account: { twoFactor } }: { readonly account: Account }) {
  const tokens = useAccessTokens().data ?? [];
  const [isOpen, setIsOpen] = useState(false);
  const [fresh, setFresh] = useState<string | null>(null);
  return (
    <Setting id="tokens" title="Access tokens" lead="With one, a program of yours reads the game for you.">
      {tokens.length > 0 && (
        <ul aria-label="Access tokens">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      )}
      {fresh === null ? (
        <>
          <p>
            A token changes nothing and pays nobody. The{' '}
            <a className="link" href="/api/docs" target="_blank" rel="noopener">
              list of all calls
            </a>{' '}
            says what it can read.
          </p>
          <div className="setting-acts">
            <Button ariaDisabled={tokens.length >= MOST_TOKENS} onClick={() => setIsOpen(true)}>
              New token…
            </Button>
            <HelpLink to="account" about="Your account" />
          </div>
        </>
      ) : (
        <FreshToken token={fresh} onDone={() => setFresh(null)} />
      )}
      {isOpen && <TokenDialog twoFactor={twoFactor} onMade={setFresh} onClose={() => setIsOpen(false)} />}
    </Setting>
  );
}

function TokenRow({ token: { id, name, scopes, expiresAt, usedOn } }: { readonly token: AccessToken }) {
  const revoking = useRevokeToken();
  const reads = scopes.map((scope) => SCOPE_TEXT[scope].label.toLowerCase()).join(', ');
  const used = usedOn === null ? 'not used yet' : `last used on ${dateOf(new Date(`${usedOn}T12:00`))}`;
  return (
    <li className="need">
      <KeySquare className="icon text-accent" aria-hidden />
      <p>
        <b className="token-name">{name}</b>
        <small>
          Reads {reads}; {used}; ends on {dateOf(new Date(expiresAt))}
        </small>
      </p>
      <div className="need-acts">
        <Button
          busy={revoking.busy}
          busyLabel="Revoking…"
          aria-description={name}
          onClick={() => revoking.run({ params: { id } })}
        >
          Revoke
        </Button>
      </div>
    </li>
  );
}

interface FreshTokenProps {
  readonly token: string;
  readonly onDone: () => void;
}

/** Shown once. */
function FreshToken({ token, onDone }: FreshTokenProps) {
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
        <Button variant="main" onClick={onDone}>
          I have kept it
        </Button>
      </div>
    </div>
  );
}
