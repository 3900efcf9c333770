import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { HelpLink } from './help-link.tsx';
import { reachScrolling } from './focus/reach-scrolling.ts';
import { returnFocus } from './focus/return-focus.ts';
import { noteDialog } from './open-dialogs.ts';

interface DialogProps {
  readonly title: ReactNode;
  /** One line. */
  readonly lead: ReactNode;
  readonly onClose: () => void;
  readonly wide?: boolean;
  /** The topic of the help. */
  readonly help?: { readonly to: string; readonly about: string };
  /** A picture above the title. */
  readonly top?: ReactNode;
  /** Does not scroll. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A `foot` inside the scrolling part, for changing content. */
export function DialogFoot({ children }: { readonly children: ReactNode }) {
  return <footer className="dialog-foot is-inside">{children}</footer>;
}

/**
 * Focuses the first field; while it loads, or without one, focuses the dialog, so that screen readers read its title
 * and not "Close".
 */
function focusFirst(dialog: HTMLElement): void {
  const first = dialog.querySelector<HTMLElement>('.dialog-body :is(.skeleton, input, select, textarea)');
  (first?.matches('.skeleton, :disabled') === false ? first : dialog).focus();
}

const makeReachable = (body: HTMLDivElement | null) => (body === null ? undefined : reachScrolling(body));

/** Centred; a sheet on phones. Mounted means open. */
export function Dialog({ title, lead, onClose, wide = false, help, top, foot, children }: DialogProps) {
  const [opener] = useState(() => document.activeElement);
  const close = useEffectEvent(onClose);
  useEffect(() => noteDialog(() => close()), []);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim">
          <Radix.Content
            className={wide ? 'dialog is-wide' : 'dialog'}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              focusFirst(event.currentTarget as HTMLElement);
            }}
            onCloseAutoFocus={(event) => returnFocus(event, opener)}
          >
            {top}
            <header className="dialog-head">
              <div>
                <Radix.Title className="serif">{title}</Radix.Title>
                <Radix.Description className="text-15 text-muted">{lead}</Radix.Description>
              </div>
              {help && <HelpLink {...help} inNewTab />}
              <Radix.Close asChild>
                <IconButton label="Close">
                  <X className="icon" aria-hidden />
                </IconButton>
              </Radix.Close>
            </header>
            <div className="dialog-body" ref={makeReachable}>
              {children}
            </div>
            {foot !== undefined && <footer className="dialog-foot">{foot}</footer>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
