import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { SHOP_NAME_MAX } from '../../../game/profile/shop-name.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useChangeShopName } from './use-player-shop.ts';

/** The page's heading; the pencil replaces it with a form. */
export function ShopName({ name }: { readonly name: string }) {
  const [editing, setEditing] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  function close() {
    setEditing(false);
    // The focus was in the closed form.
    requestAnimationFrame(() => part.current?.querySelector('button')?.focus());
  }
  return (
    <div className="shop-name" ref={part}>
      <PageHeading title="My Shop" className={editing ? 'sr' : name.length > 20 ? 'title is-long' : 'title'}>
        {name === '' ? 'My Shop' : name}
      </PageHeading>
      {editing ? (
        <ShopNameForm name={name} onClose={close} />
      ) : (
        <>
          {name === '' && <p className="text-muted">Shop name: Not set</p>}
          <IconButton label="Edit shop name" onClick={() => setEditing(true)}>
            <Pencil className="icon" aria-hidden />
          </IconButton>
        </>
      )}
    </div>
  );
}

interface ShopNameFormProps {
  readonly name: string;
  readonly onClose: () => void;
}

function ShopNameForm({ name, onClose }: ShopNameFormProps) {
  const change = useChangeShopName(onClose);
  const { values, form, text } = useForm({
    first: { shopName: name },
    onSend(typed) {
      const shopName = typed.shopName.trim();
      if (shopName === name) onClose();
      else if (shopName !== '') change.run({ body: { shopName } });
    },
  });
  const { ref } = form;
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);

  return (
    <form className="shop-name-form" {...form}>
      <Field
        label="Shop name"
        most={SHOP_NAME_MAX}
        autoComplete="off"
        {...text('shopName')}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && !change.busy) onClose();
        }}
      />
      <Button
        variant="main"
        type="submit"
        busy={change.busy}
        busyLabel="Saving…"
        disabled={values.shopName.trim() === ''}
      >
        Save
      </Button>
      <Button onClick={onClose} disabled={change.busy}>
        Cancel
      </Button>
    </form>
  );
}
