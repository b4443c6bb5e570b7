/**
 * The functions that SQLite gets from the runtime, written in PostgreSQL's own language: texts without case and accents, lists,
 * and shapes that meet. `store/text.ts` and `store/geometry.ts` say what each of them means; tests hold both to the same
 * answers.
 */
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Dialect } from '../dialect.ts'

const texts = [
  `create function fold(value text) returns text language sql immutable strict parallel safe as
    $$ select lower(value collate "und-x-icu") collate "C" $$`,
  `create function plain(value text) returns text language sql immutable strict parallel safe as
    $$ select fold(regexp_replace(normalize(value, nfd), '[\\u0300-\\u036f]', '', 'g')) $$`,
  `create function list_length(value text) returns float8 language sql immutable strict parallel safe as $$
    select case json_typeof(cast(value as json)) when 'array' then json_array_length(cast(value as json)) else 0 end
  $$`,
]

const shapes = [
  // The lines of a geometry; the rings of one polygon share the number of their area, open lines have none.
  `create function shape_lines(geometry jsonb) returns table (area bigint, line jsonb)
    language sql immutable strict parallel safe as $$
    select null::bigint, geometry -> 'coordinates' where geometry ->> 'type' = 'LineString'
    union all
    select null, line from jsonb_array_elements(
      case geometry ->> 'type' when 'MultiLineString' then geometry -> 'coordinates' end) as l(line)
    union all
    select 1, line from jsonb_array_elements(
      case geometry ->> 'type' when 'Polygon' then geometry -> 'coordinates' end) as l(line)
    union all
    select number, line from jsonb_array_elements(
      case geometry ->> 'type' when 'MultiPolygon' then geometry -> 'coordinates' end) with ordinality as a(rings, number),
      jsonb_array_elements(rings) as l(line)
  $$`,
  // The edges of its lines; one that `closes` leads from the last position to the first and is no part of the line.
  `create function shape_edges(geometry jsonb)
    returns table (area bigint, closes boolean, ax float8, ay float8, bx float8, by float8)
    language sql immutable strict parallel safe as $$
    select area, lag(position) over line is null,
      cast(coalesce(lag(position) over line, last_value(position) over line) ->> 0 as float8),
      cast(coalesce(lag(position) over line, last_value(position) over line) ->> 1 as float8),
      cast(position ->> 0 as float8), cast(position ->> 1 as float8)
    from shape_lines(geometry) with ordinality as l(area, line, number),
      jsonb_array_elements(l.line) with ordinality as p(position, place)
    window line as (partition by number order by place rows between unbounded preceding and unbounded following)
  $$`,
  // The positions that stand for themselves.
  `create function shape_points(geometry jsonb) returns table (x float8, y float8)
    language sql immutable strict parallel safe as $$
    select cast(position ->> 0 as float8), cast(position ->> 1 as float8) from jsonb_array_elements(
      case geometry ->> 'type' when 'Point' then jsonb_build_array(geometry -> 'coordinates')
        when 'MultiPoint' then geometry -> 'coordinates' end) as p(position)
  $$`,
  `create function shape_vertices(geometry jsonb) returns table (x float8, y float8)
    language sql immutable strict parallel safe as $$
    select x, y from shape_points(geometry) union all select bx, by from shape_edges(geometry)
  $$`,
  `create function bounds_intersect(one text, other text) returns int2
    language sql immutable strict parallel safe as $$
    select cast(cast(a.west <= b.east and b.west <= a.east and a.south <= b.north and b.south <= a.north as int) as int2)
    from (select min(x) as west, max(x) as east, min(y) as south, max(y) as north
        from shape_vertices(cast(one as jsonb))) as a,
      (select min(x) as west, max(x) as east, min(y) as south, max(y) as north
        from shape_vertices(cast(other as jsonb))) as b
  $$`,
  // Whether an area of the one holds a corner of the other, by the even-odd rule, so that a hole is outside.
  `create function shape_holds(one jsonb, other jsonb) returns boolean
    language sql immutable strict parallel safe as $$
    select exists (
      select 1 from shape_vertices(other) as v, shape_edges(one) as e where e.area is not null
      group by v.x, v.y, e.area
      having count(*) filter (where case when (e.ay > v.y) <> (e.by > v.y)
        then v.x < ((e.bx - e.ax) * (v.y - e.ay)) / (e.by - e.ay) + e.ax else false end) % 2 = 1)
  $$`,
  // Positive when c lies left of the line from a to b, zero on it.
  `create function shape_side(ax float8, ay float8, bx float8, by float8, cx float8, cy float8) returns float8
    language sql immutable strict parallel safe as $$ select (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) $$`,
  `create function shape_touches(ax float8, ay float8, bx float8, by float8, cx float8, cy float8) returns boolean
    language sql immutable strict parallel safe as $$
    select shape_side(ax, ay, bx, by, cx, cy) = 0
      and least(ax, bx) <= cx and cx <= greatest(ax, bx) and least(ay, by) <= cy and cy <= greatest(ay, by)
  $$`,
  `create function intersects(one text, other text) returns int2 language plpgsql immutable strict parallel safe as $$
  declare
    a constant jsonb := one;
    b constant jsonb := other;
  begin
    if bounds_intersect(one, other) is distinct from 1 then return bounds_intersect(one, other); end if;
    if shape_holds(a, b) or shape_holds(b, a)
      or exists (select 1 from shape_points(a) as p, shape_points(b) as q where p.x = q.x and p.y = q.y)
      or exists (select 1 from shape_points(a) as p, shape_edges(b) as e
        where not e.closes and shape_touches(e.ax, e.ay, e.bx, e.by, p.x, p.y))
      or exists (select 1 from shape_points(b) as p, shape_edges(a) as e
        where not e.closes and shape_touches(e.ax, e.ay, e.bx, e.by, p.x, p.y))
      or exists (select 1 from shape_edges(a) as e, shape_edges(b) as f where not e.closes and not f.closes and (
        (shape_side(e.ax, e.ay, e.bx, e.by, f.ax, f.ay) * shape_side(e.ax, e.ay, e.bx, e.by, f.bx, f.by) < 0
          and shape_side(f.ax, f.ay, f.bx, f.by, e.ax, e.ay) * shape_side(f.ax, f.ay, f.bx, f.by, e.bx, e.by) < 0)
        or shape_touches(e.ax, e.ay, e.bx, e.by, f.ax, f.ay) or shape_touches(e.ax, e.ay, e.bx, e.by, f.bx, f.by)
        or shape_touches(f.ax, f.ay, f.bx, f.by, e.ax, e.ay) or shape_touches(f.ax, f.ay, f.bx, f.by, e.bx, e.by)))
    then return 1; end if;
    return 0;
  end $$`,
]

/** Makes these functions in PostgreSQL; SQLite gets its own at each opening. */
export const functions = async (db: Database, { name }: Dialect): Promise<void> => {
  if (name === 'postgres') for (const statement of [...texts, ...shapes]) await sql.raw(statement).execute(db)
}
