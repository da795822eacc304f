import type { Advancement } from '@topout/api-client';
import { Button, List, ListItem, Notice, Stack } from '@topout/ui';
import { KeptFocus } from '../../page/kept-focus.tsx';
import { resultsTexts as texts } from './texts.ts';

interface AdvancersProps {
  readonly preview: Advancement;
  /** @param user profile uuid */
  readonly onDecline: (user: string, declines: boolean) => Promise<void>;
}

/** Who would advance from each category, and who would and does not want to. */
export function Advancers({ preview, onDecline }: AdvancersProps) {
  return (
    <>
      <p>{texts.startOrder}</p>
      {preview.categories.map(({ category, name, entries, tied, declined }) => (
        <KeptFocus key={category} aria-label={name}>
          <Stack gap={3}>
            <h3>{name}</h3>
            {tied > 0 && <Notice tone="warning">{texts.tied(tied)}</Notice>}
            {entries.length === 0 ? (
              <p>{texts.nobody}</p>
            ) : (
              <List aria-label={texts.goingOn(name)}>
                {entries.map(({ entry, user, position, startPosition }) => (
                  <ListItem
                    key={entry}
                    title={nameOf(user)}
                    subtitle={texts.startsFrom(startPosition, position)}
                    actions={
                      <Button
                        variant="quiet"
                        aria-label={texts.declineOf(nameOf(user))}
                        onClick={() => void onDecline(user.uuid, true)}
                      >
                        {texts.decline}
                      </Button>
                    }
                  />
                ))}
              </List>
            )}
            {declined.length > 0 && (
              <>
                <h4>{texts.declined}</h4>
                <List aria-label={texts.declined}>
                  {declined.map(({ user, position }) => (
                    <ListItem
                      key={user.uuid}
                      title={nameOf(user)}
                      subtitle={texts.wouldBe(position)}
                      actions={
                        <Button
                          aria-label={texts.afterAllOf(nameOf(user))}
                          onClick={() => void onDecline(user.uuid, false)}
                        >
                          {texts.afterAll}
                        </Button>
                      }
                    />
                  ))}
                </List>
              </>
            )}
          </Stack>
        </KeptFocus>
      ))}
    </>
  );
}

const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`.trim();
