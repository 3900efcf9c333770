import { tokenOfLink } from '../accounts/link-panel.tsx';
import { OneButtonLink, type Tells } from '../accounts/one-button-link.tsx';
import { useConfirmEmail } from '../accounts/use-recovery.ts';

function useConfirming(tells: Tells) {
  const { run, busy } = useConfirmEmail(tells);
  return { run: () => run({ body: { token: tokenOfLink() } }), busy };
}

export default function ConfirmEmail() {
  return (
    <OneButtonLink
      title="Confirm your email"
      words="This says that the address is yours. Your stable may pay other players then, and you can get back in if you forget your password."
      button="Confirm my email"
      busy="Confirming…"
      useIt={useConfirming}
    />
  );
}
