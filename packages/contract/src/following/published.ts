import { type TSchema, Type } from 'typebox';
import { Uuid } from '../common.ts';
import { Ranking, ResultRow, StageResults, TeamResults } from './results.ts';
import { TeamBoardMember, TeamBoardRow } from './team-board.ts';

const Version = Type.Integer({ minimum: 0 });
const { user: _user, disputed: _disputed, ...ofRow } = ResultRow.properties;
const { name: _name, ...ofMember } = TeamBoardMember.properties;
const { uuid, name, position, scoringSystem } = StageResults.properties;
const ofCategory = StageResults.properties.categories.items.properties;
const ofRanking = Ranking.properties.categories.items.properties;
const ofRanked = ofRanking.rows.items.properties;

/** What was frozen when a stage was published: people by uuid, without their names. Halls and files bring some, too. */
export const PublishedStage: TSchema = Type.Object({
  uuid,
  name,
  position,
  scoringSystem,
  boardVersion: Version,
  categories: Type.Array(
    Type.Object({ ...ofCategory, rows: Type.Array(Type.Object({ ...ofRow, user: Uuid })) }),
  ),
  teams: Type.Optional(
    Type.Object({
      rules: TeamResults.properties.rules,
      configVersion: Version,
      rows: Type.Array(
        Type.Object({ ...TeamBoardRow.properties, members: Type.Array(Type.Object(ofMember)) }),
      ),
    }),
  ),
});

/** What was frozen when the ranking of the whole competition was published. */
export const PublishedRanking: TSchema = Type.Object({
  boardVersion: Version,
  categories: Type.Array(
    Type.Object({
      name: ofRanking.name,
      rows: Type.Array(Type.Object({ position: ofRanked.position, user: Uuid, stage: ofRanked.stage })),
    }),
  ),
});
