import { isLoggedInAtom } from '@topout/api-client';
import { BarPart } from '@topout/app-kit';
import { ArrowLeftIcon, ButtonLink, classNames, IconButton, SearchIcon } from '@topout/ui';
import { SearchInput } from '@topout/ui/forms';
import { useAtomValue } from 'jotai';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { homeTexts as texts } from './texts.ts';
import styles from './home-bar.module.css';

interface HomeBarProps {
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

/** In the header: search, which on phones opens over it, and the way to sign in. */
export function HomeBar({ search, onSearch }: HomeBarProps) {
  const loggedIn = useAtomValue(isLoggedInAtom);
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open) field.current?.querySelector('input')?.focus();
  }, [open]);
  const close = () => {
    onSearch('');
    setOpen(false);
    opener.current?.focus();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  return (
    <BarPart>
      <IconButton
        ref={opener}
        className={styles.opener}
        label={texts.search}
        icon={<SearchIcon size={24} />}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <div ref={field} className={classNames(styles.field, open && styles.open)}>
        <IconButton
          className={styles.closer}
          label={texts.closeSearch}
          icon={<ArrowLeftIcon size={24} />}
          onClick={close}
        />
        <SearchInput
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={search}
          onChange={onSearch}
          onKeyDown={onKeyDown}
        />
      </div>
      {!loggedIn && (
        <ButtonLink as={Link} to="/sign-in" variant="quiet" className={styles.signIn}>
          {texts.signIn}
        </ButtonLink>
      )}
    </BarPart>
  );
}
