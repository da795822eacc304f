/**
 * The tables of a competition that move with it, in the order in which they can be filled. Each names its
 * competition in `competition_id`.
 */
export const competitionTables = [
  'competition_venue',
  'competition_role',
  'staff_invitation',
  'stage',
  'clock_press',
  'isolation',
  'plan_change',
  'category',
  'category_board',
  'board_order',
  'team',
  'wave',
  'wave_category',
  'wave_told',
  'question',
  'question_category',
  'consent_text',
  'registration',
  'answer',
  'agreement',
  'ticket',
  'entry',
  'marshal_mark',
  'route_group',
  'route_group_category',
  'route_group_route',
  'judging_group',
  'judging_group_route',
  'judging_group_judge',
  'route_queue',
  'route_queue_entry',
  'command',
  'result',
  'attempt',
  'result_check',
  'audit',
  'merged_entry',
  'dispute',
  'dispute_answer',
  'caution',
  'raffle',
  'raffle_prize',
  'raffle_draw',
  'publication',
  'announcement',
  'look_put_away',
  'screen',
  'sponsor',
] as const;

/** Tables of which the rows move that a competition refers to. */
const sharedTables = ['media', 'picture', 'profile', 'venue', 'map', 'route'] as const;

/** A line that is no row of a table: who proved to own which address. */
export const provedAddress = 'proved_address';

export const movedTables = ['competition', ...sharedTables, ...competitionTables] as const;
export type MovedTable = (typeof movedTables)[number];

/**
 * What moves between cells only, which have one host, in the order in which it can be filled: no file and no hall brings
 * a token along.
 */
export const deviceTables = ['desk_tablet', 'timing_device', 'lane_reading'] as const;

/** A table of which rows move between cells. */
export type CellTable = MovedTable | (typeof deviceTables)[number];

/** The tables that neither files nor halls move, each with the reason. */
export const leftBehind: Readonly<Record<string, string>> = {
  account: 'people sign in with the account that they have on the other server; only proved addresses move',
  consent: 'what somebody agreed to with the host of one server',
  known_device: 'devices of accounts',
  session_family: 'sign-ins belong to one server',
  access_token: 'sign-ins belong to one server',
  refresh_token: 'sign-ins belong to one server',
  auth_code: 'sign-ins belong to one server',
  password_reset: 'sign-ins belong to one server',
  email_change: 'sign-ins belong to one server',
  desk_tablet: 'a tablet is signed in at one server; the desk hands it round again',
  timing_device: 'its token was made by one server; organisers add it anew',
  lane_reading: 'what nobody has confirmed; the device tells the other server',
  push_subscription: 'a browser subscribed to one server',
  push_message: 'messages under way; the server that made them delivers them',
  mail: 'messages under way; the server that made them delivers them',
  league: 'it has other competitions and an owner of its own; organisers choose one anew',
  deleted_media: 'pictures that are to be removed from one server’s store',
  server_secret: 'keys of one server',
  allowance: 'limits of one server',
  backup: 'backups of one server',
  hall: 'who judges it elsewhere is agreed with one server',
  hall_piece: 'news under way; the hall sends them again',
  hall_given: 'what was agreed with one server',
  mirror: 'where it was taken down from, with a token of one server',
  cell_move: 'where a move between two cells is',
  sign_in_version: 'each cell counts what it tells home',
  mirror_picture: 'which pictures the server has from which it was taken down',
  mirror_gone: 'news under way; a new mirror sends all',
  database_epoch: 'the history of one database',
  schema_migration: 'the file names the migration',
};
