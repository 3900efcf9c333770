import { useState } from 'react';
import { ActFoot } from '../../ui/act-dialog.tsx';
import { BOUND_STUD_FEE, NOTE_MAX } from '../../../game/breeding/breeding.ts';
import { lengthOf } from '../../../game/written-text.ts';
import { payPlayer } from '../../../game/ledger/coins.ts';
import { isRefusal } from '../../../game/refusal.ts';
import { useDraft } from '../../api/draft.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { inCoins, inDigits } from '../../ui/coins.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Query } from '../../ui/query.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { NotTaken } from '../cover/not-taken.tsx';
import { FoalPreview } from '../cover/foal-preview.tsx';
import { useFoalAhead, useBalance } from '../use-breeding.ts';
import { useRequestStud } from '../cover/use-cover.ts';
import { PlayerName } from '../../ui/player-link.tsx';

const HELD = 'The fee is held until his owner answers, three days at most.';
const AT_ONCE = 'A house stable covers her at once, and the foal comes in three days.';

interface StudRequestDialogProps {
  readonly mare: { readonly id: string; readonly name: string };
  /** Another player's horse; `note` is its owner's. */
  readonly stallion: { readonly id: string; readonly name: string; readonly note: string };
  readonly onClose: () => void;
}

export default function StudRequestDialog({ mare, stallion, onClose }: StudRequestDialogProps) {
  const { values, text, reset } = useForm({
    first: { note: '' },
    drafts: { note: useDraft(`stud-request:${stallion.id}`) },
    eager: true,
    check: ({ note }) => ({
      note: lengthOf(note) > NOTE_MAX ? `At most ${NOTE_MAX} characters.` : undefined,
    }),
  });
  const ahead = useFoalAhead(mare.id, stallion.id);
  const { data: balance } = useBalance();
  const [isMissed, setIsMissed] = useState(false);
  const requesting = useRequestStud({ mareId: mare.id, stallionId: stallion.id }, (taken) => {
    reset();
    if (taken) onClose();
    else setIsMissed(true);
  });
  const tooLong = text('note').error !== undefined;
  if (isMissed)
    return (
      <Dialog title="She did not take" lead="This time there is no foal." onClose={onClose}>
        <div className="breed-view">
          <NotTaken mareId={mare.id} onClose={onClose} />
        </div>
      </Dialog>
    );
  return (
    <Dialog
      wide
      title={`Ask for ${stallion.name}`}
      help={{ to: 'studs', about: 'studs' }}
      lead={`For ${mare.name}. ${ahead.data?.atOnce ? AT_ONCE : HELD}`}
      onClose={onClose}
    >
      <div className="breed-view">
        <Query query={ahead} skeleton={<Skeleton label="Loading their foal" rows={6} height="44px" />}>
          {(found) => {
            const refused = feeProblem(found.fee, balance);
            const owner = found.stallion.ownerUsername ?? 'his owner';
            return (
              <>
                <FoalPreview ahead={found} />
                <section className="ahead">
                  {stallion.note !== '' && (
                    <blockquote className="stud-note">
                      <p>{stallion.note}</p>
                      <footer>
                        <PlayerName username={owner} />
                      </footer>
                    </blockquote>
                  )}
                  {found.atOnce ? (
                    <p>
                      He stands at <PlayerName username={owner} />, which needs no note.
                    </p>
                  ) : (
                    <TextArea label={`Note to ${owner}`} rows={3} most={NOTE_MAX} {...text('note')} />
                  )}
                </section>
                <DialogFoot>
                  <ActFoot
                    summary={found.problems.length === 0 && (refused ?? formatCoinsLeft(found.fee, balance))}
                    cancel="Cancel"
                    onCancel={onClose}
                    act={found.atOnce ? <>Cover {mare.name} now</> : <>Ask for {found.stallion.name}</>}
                    cost={found.fee}
                    busy={requesting.busy}
                    busyLabel={found.atOnce ? 'Covering…' : 'Asking…'}
                    disabled={found.problems.length > 0 || tooLong || refused !== undefined}
                    onAct={() => requesting.request(found, values.note)}
                  />
                </DialogFoot>
              </>
            );
          }}
        </Query>
      </div>
    </Dialog>
  );
}

const formatCoinsLeft = (fee: number, balance: Balance | undefined) =>
  balance && `You’ll have ${inCoins(balance.coins - fee)} left.`;

interface Balance {
  readonly coins: number;
  readonly tradableCoins: number;
}

/** Undefined if the player can pay. */
function feeProblem(fee: number, balance: Balance | undefined): string | undefined {
  if (balance === undefined) return undefined;
  const { coins, tradableCoins } = balance;
  const paid = payPlayer({ coins, tradable: tradableCoins }, fee, BOUND_STUD_FEE);
  if (!isRefusal(paid)) return undefined;
  return paid.refused === 'NOT_ENOUGH_COINS'
    ? `The fee is ${inCoins(fee)}. You need ${inDigits(fee - coins)} more.`
    : `At most ${inDigits(BOUND_STUD_FEE)} coins of a stud fee may be bound coins, which the game gave you. The rest must be tradable: you have ${inDigits(tradableCoins)}.`;
}
