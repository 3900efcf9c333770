import { tokenOfLink } from '../accounts/link-panel.tsx';
import { OneButtonLink } from '../accounts/one-button-link.tsx';
import { useConfirmEmail } from '../accounts/use-recovery.ts';

export default function ConfirmEmail() {
  return (
    <OneButtonLink
      title="Confirm your email"
      words="This says that the address is yours, so your stable may pay other players and you can get back in if you forget your password."
      button="Confirm my email"
      busy="Confirming…"
      useIt={(tells) => {
        const { run, busy } = useConfirmEmail(tells);
        return { run: () => run({ body: { token: tokenOfLink() } }), busy };
      }}
    />
  );
}
