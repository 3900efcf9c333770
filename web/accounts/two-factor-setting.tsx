import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { counted } from '../ui/coins.tsx';
import { Field } from '../ui/forms/field.tsx';
import { useForm } from '../ui/forms/use-form.ts';
import { lazyDialog } from '../ui/loading/lazy-dialog.tsx';
import { Setting } from '../ui/setting.tsx';
import './two-factor.css';
import { NO_CODE, NO_PASSWORD, PasswordProof } from './proof-fields.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useBeginTwoFactor, useRecoveryCodes, useTurnOn, type Account, type Begun } from './use-account.ts';

const CodeDialog = lazyDialog(() => import('./code-dialog.tsx'), { ahead: false });

export function TwoFactorSetting({ account }: { readonly account: Account }) {
  const { codes, show, putAway } = useRecoveryCodes();
  return (
    <Setting id="two-factor" title="Two-factor" lead="A code from your phone with each new sign-in.">
      {codes ? (
        <RecoveryCodes codes={codes} onDone={putAway} />
      ) : account.twoFactor ? (
        <TwoFactorOn codesLeft={account.recoveryCodesLeft} onCodes={show} />
      ) : (
        <TwoFactorOff isConfirmed={account.emailConfirmed} onCodes={show} />
      )}
    </Setting>
  );
}

interface WithCodes {
  readonly onCodes: (codes: readonly string[]) => void;
}

function TwoFactorOn({ codesLeft, onCodes }: WithCodes & { readonly codesLeft: number }) {
  const [openDialog, setOpenDialog] = useState<'turn-off' | 'renew' | null>(null);
  return (
    <>
      <p className="setting-note">
        <ShieldCheck className="icon icon-small text-good" aria-hidden />
        <span>
          <b>On.</b> {counted(codesLeft, 'recovery code')} left, for when your phone is lost.
        </span>
      </p>
      <div className="setting-acts">
        <Button onClick={() => setOpenDialog('renew')}>New recovery codes</Button>
        <Button variant="plain" onClick={() => setOpenDialog('turn-off')}>
          Turn off
        </Button>
      </div>
      {openDialog && <CodeDialog act={openDialog} onCodes={onCodes} onClose={() => setOpenDialog(null)} />}
    </>
  );
}

function TwoFactorOff({ isConfirmed, onCodes }: WithCodes & { readonly isConfirmed: boolean }) {
  const [begun, setBegun] = useState<Begun | null>(null);
  const { form, control, reset } = useForm({
    first: { password: '' },
    check: ({ password }) => ({ password: password === '' ? NO_PASSWORD : undefined }),
    onSend: ({ password }) => beginning.run({ body: { currentPassword: password } }),
  });
  const beginning = useBeginTwoFactor((fresh) => {
    setBegun(fresh);
    reset();
  });
  if (!isConfirmed) return <p>Confirm your email first: it is your way back if your phone is lost.</p>;
  if (begun) return <Scan begun={begun} onCodes={onCodes} />;

  return (
    <form className="setting-form" {...form}>
      <p>You need an authenticator app on your phone, for example Aegis, 2FAS or Google Authenticator.</p>
      <div className="setting-row">
        <PasswordProof {...control('password')} />
        <Button type="submit" busy={beginning.busy} busyLabel="Setting up…">
          Set up
        </Button>
      </div>
    </form>
  );
}

function Scan({ begun: { setupKey, qr }, onCodes }: WithCodes & { readonly begun: Begun }) {
  const [byHand, setByHand] = useState(false);
  const turningOn = useTurnOn(onCodes);
  const { form, text } = useForm({
    first: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' ? NO_CODE : undefined }),
    onSend: ({ code }) => turningOn.run({ body: { code } }),
  });

  return (
    <form className="two-factor" {...form}>
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
            {...text('code')}
          />
        </div>
        <div className="setting-acts">
          <Button variant="main" type="submit" busy={turningOn.busy} busyLabel="Turning on…">
            Turn on
          </Button>
          <Button variant="plain" aria-expanded={byHand} onClick={() => setByHand(!byHand)}>
            I can’t scan it
          </Button>
        </div>
        {byHand && (
          <p>
            Type this into the app instead: <b className="setup-key">{setupKey}</b>
          </p>
        )}
      </div>
    </form>
  );
}
