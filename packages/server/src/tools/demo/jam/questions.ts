import type { Tx } from '../../../platform/db/database.ts';
import { demoId } from '../demo-ids.ts';

const sizes = ['S', 'M', 'L', 'XL'];
const photos =
  'We take photos and show them on our website and on social media. You can withdraw this at any time.';

interface JamQuestions {
  readonly competition: string;
  readonly scope: number;
  /** Profile uuids. */
  readonly adults: readonly string[];
}

/** Everybody who enters is asked for the size of their T-shirt, and may agree to photos; most have answered. */
export async function insertJamQuestions(
  { kysely }: Tx,
  { competition: competitionId, scope, adults }: JamQuestions,
): Promise<void> {
  const [size, consent] = [demoId('question', scope, 1), demoId('question', scope, 2)];
  const asked = { competitionId, required: false, audience: 'ALL', readers: 'DESK' } as const;
  await kysely
    .insertInto('question')
    .values([
      { ...asked, id: size, position: 1, kind: 'CHOICE', label: 'T-shirt', choices: sizes },
      { ...asked, id: consent, position: 2, kind: 'CONSENT', label: 'Photos' },
    ])
    .execute();
  await kysely
    .insertInto('consentText')
    .values({ competitionId, questionId: consent, version: 1, text: photos })
    .execute();
  const answers = adults.flatMap((profileId, index) => {
    const text = sizes[index % 5];
    return text === undefined
      ? []
      : [{ competitionId, profileId, questionId: size, kind: 'CHOICE' as const, text }];
  });
  await kysely.insertInto('answer').values(answers).execute();
  const agreements = adults.flatMap((profileId, index) =>
    index % 4 === 3
      ? []
      : [
          {
            competitionId,
            id: demoId('agreement', scope, index + 1),
            profileId,
            questionId: consent,
            version: 1,
            agreedBy: profileId,
          },
        ],
  );
  await kysely.insertInto('agreement').values(agreements).execute();
}
