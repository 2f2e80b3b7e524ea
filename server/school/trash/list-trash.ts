import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { trashTimes } from '../../documents/trash/trash.ts';
import { wordsOf } from '../../documents/generations/read/search.ts';
import type {
  ListTrashParams,
  TrashContent,
  TrashItem,
  TrashKind,
  TrashPage,
} from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import { decodeCursor } from '../../platform/database/cursor.ts';
import { readPage } from '../../platform/database/keyset.ts';
import { users } from '../../accounts/users/tables.ts';
import { enrolments, classes } from '../classes/classes/tables.ts';
import { trashedRows } from '../classes/removals/tables.ts';
import { briefcaseEntries, briefcaseFolders } from '../library/briefcases/tables.ts';
import { lessons } from '../lessons/lessons/tables.ts';
import { scores } from '../marking/scores/tables.ts';
import { assignments } from '../work/assignments/tables.ts';
import { submissions } from '../work/submissions/tables.ts';
import { trashParts } from './trash-parts.ts';

const cursorShape = z.tuple([z.iso.datetime().refine((text) => text > '1970'), z.string(), z.string()]);

type Row = {
  kind: TrashKind;
  id: string;
  title: string;
  template_type: string | null;
  color: string | null;
  class: TrashItem['class'];
  student: string | null;
  contents: TrashContent[] | null;
  bytes: number;
  by: string | null;
  trashed_at: string;
  can_erase: boolean;
  position: string;
};

/** A page of what the user sees in the trash, in one query. */
export const listTrash = (
  db: Database,
  userId: string,
  { kind, class_id: classId, q = '', ...page }: ListTrashParams,
): Promise<TrashPage> => {
  const words = wordsOf(q).map((word) => sql`strpos(lower(title), ${word.toLowerCase()}) > 0`);
  const filters = [
    ...words,
    ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
    ...(classId === undefined ? [] : [sql`(class_id = ${classId} or (kind = 'class' and id = ${classId}))`]),
    ...(page.cursor === undefined ? [] : [isAfter(page.cursor)]),
  ];
  const where = filters.length > 0 ? sql`where ${sql.join(filters, sql` and `)}` : sql``;
  return readPage(
    page,
    (limit) =>
      db.execute<Row>(sql`
        with item as (${trashParts(db, userId)}),
        page as (select * from item ${where} order by at desc, kind desc, id desc limit ${limit}::int)
        select page.kind, page.id, page.title, page.template_type, page.color, page.bytes::float8 as bytes,
          page.can_erase, ${iso(sql`page.at`)} as trashed_at,
          json_build_array(${iso(sql`page.at`)}, page.kind, page.id)::text as position,
          ${classFace} as class, ${nameOf(sql`page.student_id`)} as student,
          case when page.by <> ${userId} then ${nameOf(sql`page.by`)} end as by, ${contents} as contents
        from page order by page.at desc, page.kind desc, page.id desc`),
    present,
  );
};

const isAfter = (cursor: string): SQL => {
  const [at, kind, id] = decodeCursor(cursor, cursorShape);
  return sql`(at, kind, id) < (${at}::timestamptz, ${kind}, ${id})`;
};

const iso = (at: SQL): SQL => sql`to_char(${at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const nameOf = (id: SQL): SQL =>
  sql`(select trim(person.first_name || ' ' || person.last_name) from ${users} person where person.id = ${id})`;

const classFace = sql`(select json_build_object('id', of_it.id, 'title', trim(of_it.name || ' ' || of_it.subject),
  'is_trashed', of_it.trashed_at is not null) from ${classes} of_it where of_it.id = page.class_id)`;

const count = (what: TrashContent['what'], from: SQL): SQL => sql`(${what}, (select count(*) ${from}))`;
const counts = (...parts: SQL[]): SQL =>
  sql`(select json_agg(json_build_object('what', part.what, 'count', part.number))
    from (values ${sql.join(parts, sql`, `)}) part(what, number) where part.number > 0)`;

/** What the rows of these tables are called. */
const stored = sql`(values ('announcement_comments', 'comment'), ('class_group_students', 'student'),
  ('slot_changes', 'change'), ('messages', 'message'), ('batch_items', 'entry')) named(table_name, what)`;

/** What comes back with each thing on the page. */
const contents = sql`case page.kind
  when 'class' then ${counts(
    count('lesson', sql`from ${lessons} one where one.class_id = page.id::uuid and one.trashed_at is null`),
    count(
      'assignment',
      sql`from ${assignments} one where one.class_id = page.id::uuid and one.trashed_at is null`,
    ),
    count(
      'student',
      sql`from ${enrolments} one where one.class_id = page.id::uuid and one.removed_at is null`,
    ),
  )}
  when 'assignment' then ${counts(
    count('submission', sql`from ${submissions} one where one.assignment_id = page.id::uuid`),
    count('mark', sql`from ${scores} one where one.assignment_id = page.id::uuid`),
  )}
  when 'folder' then ${counts(
    count(
      'entry',
      sql`from ${briefcaseEntries} one join ${briefcaseFolders} of_it on of_it.id = one.folder_id
        where of_it.path @> array[page.id::uuid] and one.trashed_at is null`,
    ),
  )}
  when 'document' then null when 'draft' then null
  else (select json_agg(json_build_object('what', grouped.what, 'count', grouped.number)) from (
    select named.what, count(*) as number from ${trashedRows} one join ${stored} on named.table_name = one.table_name
    where one.item_id = page.id::uuid and one.reference is null group by named.what order by named.what) grouped)
  end`;

const present = ({ by, position: _, trashed_at: at, contents: inside, ...row }: Row): TrashItem => ({
  ...row,
  contents: inside ?? [],
  trashed_by: by,
  ...trashTimes(new Date(at)),
});
