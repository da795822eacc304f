import type { League } from '@topout/api-client';
import { matchesSearch } from '@topout/domain';
import { Stack } from '@topout/ui';
import { Checkbox, SearchInput } from '@topout/ui/forms';
import { useField } from 'formik';
import { useState } from 'react';
import styles from '../league.module.css';
import { editTexts as texts } from './texts.ts';

/** As many as one looks through. */
const mostFound = 8;

/** Guests, and whom a search finds. */
export function GuestsChoice({ league }: { readonly league: League }) {
  const [{ value: guests }, , { setValue }] = useField<readonly string[]>('guests');
  const [search, setSearch] = useState('');
  const ranked = league.categories.flatMap(({ rows }) => rows.map(({ user }) => user));
  const people = [...new Map([...ranked, ...league.guests].map((user) => [user.uuid, user])).values()];
  const found = search.trim() === '' ? [] : people.filter((user) => matchesSearch(search, user));
  const shown = [
    ...people.filter(({ uuid }) => guests.includes(uuid)),
    ...found.filter(({ uuid }) => !guests.includes(uuid)).slice(0, mostFound),
  ];
  return (
    <fieldset className={styles.guests}>
      <legend>{texts.guests}</legend>
      <p className={styles.how}>{texts.guestsHint}</p>
      <Stack gap={2}>
        <SearchInput
          label={texts.guestSearch}
          placeholder={texts.guestSearch}
          value={search}
          onChange={setSearch}
        />
        <div className={styles.choices}>
          {shown.map(({ uuid, firstName, lastName }) => (
            <Checkbox
              key={uuid}
              label={`${firstName} ${lastName}`.trim()}
              checked={guests.includes(uuid)}
              onChange={({ target }) =>
                void setValue(target.checked ? [...guests, uuid] : guests.filter((one) => one !== uuid))
              }
            />
          ))}
        </div>
      </Stack>
    </fieldset>
  );
}
