import type { Profile } from '@topout/contract';
import { useChildren, useProfile } from '@topout/api-client';
import { List, ListLink } from '@topout/ui';
import { useEffect } from 'react';
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom';
import { LoadPage } from '../../flow/load-page.tsx';
import { Step } from '../../flow/step.tsx';
import { keepLinkedCode } from './linked-code.ts';
import { teamTexts as texts } from './texts.ts';

/** Where the link of a team leads: who of the family joins it? (behaviour: teams#codes) */
export default function JoinScreen() {
  const { competition = '' } = useParams();
  const [search] = useSearchParams();
  const code = search.get('code') ?? '';
  // Who is not entered yet comes back to it after entering.
  useEffect(() => {
    if (code !== '') keepLinkedCode(competition, code);
  }, [competition, code]);
  const me = useProfile();
  const children = useChildren();
  const data = me.data && children.data && [me.data, ...children.data];
  const to = ({ uuid }: Profile) =>
    `/${competition}/enter/entries/${uuid}/team?${new URLSearchParams({ code }).toString()}`;
  return (
    <LoadPage read={{ data, error: me.error ?? children.error }} title={texts.joinTitle}>
      {(family) => {
        const [only, ...others] = family;
        if (only && others.length === 0) return <Navigate replace to={to(only)} />;
        return (
          <Step title={texts.joinTitle} lead={texts.who} back={`/${competition}`}>
            <List aria-label={texts.who}>
              {family.map((person) => (
                <ListLink key={person.uuid} as={Link} to={to(person)} title={person.name} />
              ))}
            </List>
          </Step>
        );
      }}
    </LoadPage>
  );
}
