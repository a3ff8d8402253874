import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { foldedSigns, isLeftOut } from '@trace/define/text/fold.ts'
import { migrationsIn } from '../ports/postgres/migrate.ts'

const LAST = 0x10ffff
/** Letters with capitals lie in few ranges of code points; ranges with a gap of up to this length are joined. */
const GAP = 64

const BEGIN = 'create or replace function fold('
const END = 'end $fold$;'

/** Empty if the migrations of a folder create the function from the present table of letters, else the missing SQL. */
export async function foldChange(folder: string): Promise<string> {
  const scripts = await Promise.all((await migrationsIn(folder)).map((name) => readFile(join(folder, name), 'utf8')))
  const made = foldFunction()
  return scripts.findLast((script) => script.includes(BEGIN))?.includes(made) ? '' : `${made}\n\n${REFRESH}`
}

/**
 * Folding in PostgreSQL, from the table of the domain. It uses neither the server's locales nor `unaccent`, so it is
 * the same everywhere. Most texts need only its first lines: the replacements of rare letters run only for texts
 * that have them.
 */
export function foldFunction(): string {
  const capitals = capitalLetters()
  const [single, several] = [true, false].map((isSingle) =>
    Object.entries(foldedSigns).filter(([, folded]) => (folded.length === 1) === isSingle),
  ) as [[string, string][], [string, string][]]
  const parts = (pairs: readonly (readonly [string, string])[], at: 0 | 1): string =>
    literal(pairs.map((pair) => pair[at]).join(''))
  const replaced = several.reduce(
    (inner, [sign, folded]) => `replace(${inner}, ${literal(sign)}, ${literal(folded)})`,
    'bare',
  )
  return `${BEGIN}said text) returns text language plpgsql immutable parallel safe strict as $fold$
declare
  bare text collate "C" := said;
begin
  if octet_length(bare) <> length(bare) then
    bare := translate(regexp_replace(normalize(bare, nfkd), '[${rangesOf(everySign().filter(isLeftOut), 1)}]+', '', 'g'), 'Đđ', 'dd');
    if octet_length(bare) <> length(bare) then
      if bare ~ '[${rangesOf([...capitals.keys()], GAP)}]' then
        bare := translate(bare, ${parts([...capitals], 0)},
          ${parts([...capitals], 1)});
      end if;
      bare := translate(bare, ${parts(single, 0)}, ${parts(single, 1)});
      if bare ~ '[${several.map(([sign]) => sign).join('')}]' then
        bare := ${replaced};
      end if;
    end if;
  end if;
  return regexp_replace(lower(bare), '[\\t-\\r \\u0085\\u1680\\u2028\\u2029]+', ' ', 'g');
${END}`
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

const everySign = (): string[] =>
  Array.from({ length: LAST + 1 }, (_, code) => String.fromCodePoint(code)).filter((sign) => sign.isWellFormed())

/** Capital letters other than A to Z that remain after a text is decomposed, each with its small letter. */
function capitalLetters(): Map<string, string> {
  const found = new Map<string, string>()
  for (const sign of everySign())
    for (const letter of sign.normalize('NFKD'))
      if (letter > '\x7f' && !isLeftOut(letter) && letter.toLowerCase() !== letter)
        found.set(letter, letter.toLowerCase())
  return found
}

/** Characters as ranges of a regular expression; those at most `gap` apart are joined. */
function rangesOf(signs: readonly string[], gap: number): string {
  const ranges: [number, number][] = []
  for (const code of signs.map((sign) => sign.codePointAt(0)!).toSorted((a, b) => a - b)) {
    const range = ranges.at(-1)
    if (range && code - range[1] <= gap) range[1] = code
    else ranges.push([code, code])
  }
  return ranges.map(([from, to]) => (from === to ? escaped(from) : `${escaped(from)}-${escaped(to)}`)).join('')
}

const escaped = (code: number): string =>
  code > 0xffff ? `\\U${code.toString(16).padStart(8, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`

/** Updates the stored folded texts: rows whose text now folds differently, and indexes. */
const REFRESH = `-- Search columns: only rows whose text folds to something else now; more spaces between fields do no harm. The log refuses changes, but for these.
alter table system_logs disable trigger system_logs_append_only;
do $$
declare
  one record;
begin
  for one in
    select a.attrelid::regclass as owner, a.attname as kept, pg_get_expr(d.adbin, d.adrelid) as folded, (
      select b.attname from pg_depend p join pg_attribute b on b.attrelid = p.refobjid and b.attnum = p.refobjsubid
      where p.classid = 'pg_attrdef'::regclass and p.objid = d.oid and p.refobjid = d.adrelid and p.refobjsubid <> a.attnum
      order by b.attnum limit 1) as said
    from pg_attribute a join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attgenerated = 's' and pg_get_expr(d.adbin, d.adrelid) like '%fold(%'
  loop
    execute format('update %1$s set %2$I = %2$I where regexp_replace(%3$I, '' +'', '' '', ''g'') is distinct from %4$s', one.owner, one.said, one.kept, one.folded);
  end loop;
  for one in
    select indexrelid::regclass as name from pg_index
    where pg_get_indexdef(indexrelid) like any (array['%fold(%', '%public_words(%'])
  loop
    execute format('reindex index %s', one.name);
  end loop;
end $$;
alter table system_logs enable trigger system_logs_append_only;`
