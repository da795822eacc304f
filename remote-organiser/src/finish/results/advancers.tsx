import type { Advancement } from '@topout/api-client';
import {
  Button,
  List,
  ListItem,
  Notice,
  RowHeader,
  Stack,
  Table,
  Td,
  Th,
  Tr,
  VisuallyHidden,
} from '@topout/ui';
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
        <section key={category}>
          <h3>{name}</h3>
          {tied > 0 && <Notice tone="warning">{texts.tied(tied)}</Notice>}
          {entries.length === 0 ? (
            <p>{texts.nobody}</p>
          ) : (
            <Table label={name} dense>
              <thead>
                <tr>
                  <Th numeric fit>
                    {texts.starts}
                  </Th>
                  <Th>{texts.name}</Th>
                  <Th numeric fit>
                    {texts.place}
                  </Th>
                  <Th fit>
                    <VisuallyHidden>{texts.decline}</VisuallyHidden>
                  </Th>
                </tr>
              </thead>
              <tbody>
                {entries.map(({ entry, user, position, startPosition }) => (
                  <Tr key={entry}>
                    <Td numeric fit>
                      {startPosition}
                    </Td>
                    <RowHeader>{nameOf(user)}</RowHeader>
                    <Td numeric fit>
                      {position}
                    </Td>
                    <Td fit>
                      <Button
                        variant="quiet"
                        aria-label={texts.declineOf(nameOf(user))}
                        onClick={() => void onDecline(user.uuid, true)}
                      >
                        {texts.decline}
                      </Button>
                    </Td>
                  </Tr>
                ))}
              </tbody>
            </Table>
          )}
          {declined.length > 0 && (
            <Stack gap={2}>
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
            </Stack>
          )}
        </section>
      ))}
    </>
  );
}

const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`.trim();
