import { ShieldCheck } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { counted } from '../ui/coins.tsx';
import { Field } from '../ui/forms/field.tsx';
import { later } from '../ui/loading/later.tsx';
import { Setting } from '../ui/setting.tsx';
import './two-factor.css';
import { NO_CODE, NO_PASSWORD, PasswordProof } from './proof-fields.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useBeginTwoFactor, useRecoveryCodes, useTurnOn, type Account, type Begun } from './use-account.ts';

const CodeDialog = later(() => import('./code-dialog.tsx'), { ahead: false });

export function TwoFactorSetting({ account }: { readonly account: Account }) {
  const { codes, keep, putAway } = useRecoveryCodes();
  return (
    <Setting id="two-factor" title="Two-factor" lead="A code from your phone with each new sign-in.">
      {codes ? (
        <RecoveryCodes codes={codes} onDone={putAway} />
      ) : account.twoFactor ? (
        <TwoFactorOn codesLeft={account.recoveryCodesLeft} onCodes={keep} />
      ) : (
        <TwoFactorOff isConfirmed={account.emailConfirmed} onCodes={keep} />
      )}
    </Setting>
  );
}

interface WithCodes {
  readonly onCodes: (codes: readonly string[]) => void;
}

function TwoFactorOn({ codesLeft, onCodes }: WithCodes & { readonly codesLeft: number }) {
  const [asking, setAsking] = useState<'turn-off' | 'renew' | null>(null);
  return (
    <>
      <p className="setting-note">
        <ShieldCheck className="icon icon-small text-good" aria-hidden />
        <span>
          <b>On.</b> {counted(codesLeft, 'recovery code')} left, for when your phone is lost.
        </span>
      </p>
      <div className="setting-acts">
        <Button onClick={() => setAsking('renew')}>New recovery codes</Button>
        <Button look="plain" onClick={() => setAsking('turn-off')}>
          Turn off
        </Button>
      </div>
      {asking && <CodeDialog act={asking} onCodes={onCodes} onClose={() => setAsking(null)} />}
    </>
  );
}

function TwoFactorOff({ isConfirmed, onCodes }: WithCodes & { readonly isConfirmed: boolean }) {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const beginning = useBeginTwoFactor((fresh) => {
    setBegun(fresh);
    setPassword('');
  });
  if (!isConfirmed) return <p>Confirm your email first: it is your way back if your phone is lost.</p>;
  if (begun) return <Scan begun={begun} onCodes={onCodes} />;

  function submit(event: FormEvent) {
    event.preventDefault();
    setProblem(password === '' ? NO_PASSWORD : undefined);
    if (password !== '') beginning.run({ body: { currentPassword: password } });
  }

  return (
    <form className="setting-form" noValidate onSubmit={submit}>
      <p>You need an authenticator app on your phone, for example Aegis, 2FAS or Google Authenticator.</p>
      <div className="setting-row">
        <PasswordProof value={password} onChange={setPassword} error={problem} />
        <Button type="submit" busy={beginning.busy} busyLabel="Setting up…">
          Set up
        </Button>
      </div>
    </form>
  );
}

function Scan({ begun: { setupKey, qr }, onCodes }: WithCodes & { readonly begun: Begun }) {
  const [code, setCode] = useState('');
  const [byHand, setByHand] = useState(false);
  const [problem, setProblem] = useState<string>();
  const turningOn = useTurnOn(onCodes);

  function submit(event: FormEvent) {
    event.preventDefault();
    setProblem(code.trim() === '' ? NO_CODE : undefined);
    if (code.trim() !== '') turningOn.run({ body: { code } });
  }

  return (
    <form className="two-factor" noValidate onSubmit={submit}>
      <img
        className="qr"
        width="152"
        height="152"
        alt="Code to scan with your authenticator app"
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
      />
      <div className="setting-form">
        <p className="text-text">
          <b>Scan this with an authenticator app,</b> then type the six digits it shows.
        </p>
        <div className="code-field">
          <Field
            label="Code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            value={code}
            onChange={({ target }) => setCode(target.value)}
            error={problem}
          />
        </div>
        <div className="setting-acts">
          <Button look="main" type="submit" busy={turningOn.busy} busyLabel="Turning on…">
            Turn on
          </Button>
          <Button look="plain" aria-expanded={byHand} onClick={() => setByHand(!byHand)}>
            I can’t scan it
          </Button>
        </div>
        {byHand && (
          <p>
            Type this into the app instead: <b className="secret-words">{setupKey}</b>
          </p>
        )}
      </div>
    </form>
  );
}
