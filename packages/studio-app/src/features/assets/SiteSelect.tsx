import {
  Button,
  ButtonRow,
  Dialog,
  Field,
  Inline,
  type SelectOption,
  Stack,
  TextField,
} from '@inspection-studio/design-system';
import type { AssetForm } from '@inspection-studio/domain/assets';
import { thumbnailFormValue } from '@inspection-studio/domain/shared';
import { sitePayloadSchema } from '@inspection-studio/domain/sites';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { useSend } from '../../api/index.ts';
import { createSite } from '../../data/index.ts';
import { FormSelect, FormStatus } from '../../forms/index.ts';
import { useFailureText } from '../../session/index.ts';
import * as styles from './SiteSelect.css.ts';

interface SiteSelectProps {
  control: Control<AssetForm>;
  options: readonly SelectOption[];
  /** Whether to offer New site, for a new asset. */
  mayCreate: boolean;
  onCreated: (siteId: string) => void;
}

/** Selects the site of an asset. A new site is created in place without losing input. */
export function SiteSelect({ control, options, mayCreate, onCreated }: SiteSelectProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Inline align="start" wrap>
      <div className={styles.select}>
        <FormSelect control={control} name="siteId" label="Site" required options={options} />
      </div>
      {mayCreate && (
        <Button
          className={styles.button}
          icon={<PlusIcon size={18} weight="bold" aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          New site
        </Button>
      )}
      <Dialog open={isOpen} onOpenChange={setOpen} title="New site" size="sm">
        <NewSite
          onCancel={() => setOpen(false)}
          onCreated={(id) => {
            onCreated(id);
            setOpen(false);
          }}
        />
      </Dialog>
    </Inline>
  );
}

function NewSite({ onCreated, onCancel }: { onCreated: (siteId: string) => void; onCancel: () => void }) {
  const [name, setName] = useState('');
  const [isTouched, setTouched] = useState(false);
  const create = useMutation(createSite(useSend(), useQueryClient()));
  const failure = useFailureText(create.error);
  const checked = sitePayloadSchema.safeParse({ name });
  const save = () => {
    setTouched(true);
    if (!checked.success) return;
    create.mutate(
      { ...checked.data, thumbnail: thumbnailFormValue() },
      { onSuccess: ({ record }) => onCreated(record.id) },
    );
  };
  return (
    <Stack asChild>
      <form
        noValidate
        onSubmit={(event) => {
          // In React's tree, the dialog is inside the asset form: stop its submit event here.
          event.preventDefault();
          event.stopPropagation();
          save();
        }}
      >
        <Field label="Name" required error={checked.error?.issues[0]?.message} touched={isTouched}>
          <TextField
            value={name}
            onValueChange={setName}
            onBlur={() => setTouched(name !== '')}
            maxLength={30}
            autoComplete="off"
          />
        </Field>
        <FormStatus error={failure} />
        <ButtonRow pending={create.isPending} pendingLabel="Saving">
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" variant="primary">
            Save
          </Button>
        </ButtonRow>
      </form>
    </Stack>
  );
}
