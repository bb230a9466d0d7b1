import type { Pool } from 'pg';

/** How large a company is that the benchmark makes. */
export interface CompanySize {
  id: string;
  assets: number;
  people: number;
  sites: number;
}

/** One large company beside eight small ones: a tenth of the assets belong to others. */
export function companySizes(assets: number): CompanySize[] {
  const small = Math.round(assets / 80);
  const ids = Array.from({ length: 8 }, (_, at) => `small-${at + 1}`);
  return [
    { id: 'large', assets: assets - small * ids.length, people: 400, sites: Math.round(assets / 500) },
    ...ids.map((id) => ({ id, assets: small, people: 20, sites: Math.max(2, Math.round(small / 250)) })),
  ];
}

const PLACES =
  `Kinnaird Forth Northgate Ravenscar Tayside Humber Milford Grangemouth Fawley Immingham Teesport Hartlepool Sullom
 Flotta Mossmorran Stanlow Pembroke Coryton Isle Lindsey Runcorn Barrow Heysham Sizewell Hinkley Torness Hunterston Drax Eggborough
 Ferrybridge Cottam Rugeley Didcot Kingsnorth Tilbury Medway Thames Severn Mersey Clyde Solway Cromarty Moray Dornoch Lorn Skye
 Harris Lewis Orkney Shetland Bergen Stavanger Esbjerg Aalborg Emden Cuxhaven Rotterdam Vlissingen Antwerpen Zeebrugge`.split(
    /\s+/,
  );
const KINDS =
  `Tank|Pump|Pylon|Pipe rack|Flare|Chimney|Boiler|Heat exchanger|Compressor|Bridge|Crane|Jetty|Mast|Silo|Cooling tower|Valve
 house|Reactor|Wind turbine|Substation|Water tower`.split(/\s*\|\s*/);

const textArray = (texts: readonly string[]) =>
  `array[${texts.map((text) => `'${text.replace(/\s+/g, ' ')}'`).join(',')}]`;
/** One of an array, the first ones far more often than the last. */
const pick = (array: string, length: number, skew: number) =>
  `(${array})[1 + floor(power(random(), ${skew}) * ${length})::int]`;

/**
 * The rows of a made-up fleet, the same for the same sizes: names such as
 * `Kinnaird Pipe rack 0412B`, members on two of ten assets, an inspection on
 * one of twenty.
 */
function statements(companies: readonly CompanySize[]): string[] {
  // Of one inspection of the large company.
  const images = Math.round(companies[0]!.assets / 50);
  const rows = companies.map(({ id, assets, people, sites }) => `('${id}', ${assets}, ${people}, ${sites})`);
  const company = `(values ${rows.join(', ')}) as c (id, assets, people, sites)`;
  const someone = (skew: number) =>
    `'user-' || (11 + floor(power(random(), ${skew}) * (c.people - 11))::int) || '-' || c.id`;
  const moment = `date_trunc('milliseconds', now() - random() * interval '1000 days')`;
  const ofCompany = `from assets a join ${company} on c.id = a.company_id`;
  return [
    'select setseed(0.25)',
    `insert into companies (id, name, licence_start, licence_expiry, licence_frequency, seats_allowed, data_type, data_allowed, supplementary_allowed_bytes)
     select id, id, '2020-01-01', '2099-12-31', 'Annual', 1000, 'ImageCount', 1e9, 1e12 from ${company}`,
    `insert into users (id, company_id, first_name, last_name, email, role, status, modified)
     select 'user-' || i || '-' || c.id, c.id, ${pick(textArray(PLACES), PLACES.length, 1)}, ${pick(textArray(PLACES), PLACES.length, 1)},
       'user-' || i || '-' || c.id || '@bench.example',
       case when i <= 10 then 'Manager' when i % 3 = 0 then 'Uploader' else 'Member' end, 'Activated', ${moment}
     from ${company}, generate_series(1, c.people) i`,
    `insert into users (id, company_id, first_name, last_name, email, role, status)
     select 'admin-' || i || '-' || c.id, c.id, 'Admin', i::text, 'admin-' || i || '-' || c.id || '@bench.example', 'Admin', 'Activated'
     from ${company}, generate_series(1, 50) i`,
    `insert into severity_scales (id, company_id, name, is_numerical, severities) select 'scale-' || id, id, 'Urgency', false, '[]' from ${company}`,
    `insert into checklists (id, company_id, name, sections) select 'checklist-' || id, id, 'General', '[]' from ${company}`,
    `insert into categories (id, company_id, name, colour)
     select 'category-' || i || '-' || c.id, c.id, 'Category ' || i, '#ce2a29' from ${company}, generate_series(1, 40) i`,
    `insert into sites (id, company_id, name, created_by_id, modified)
     select 'site-' || i || '-' || c.id, c.id, ${pick(textArray(PLACES), PLACES.length, 1)} || ' ' || i, 'user-6-' || c.id, ${moment}
     from ${company}, generate_series(1, c.sites) i`,
    `insert into assets (id, company_id, site_id, name, type, longitude, latitude, thumbnail_key, severity_scale_id, created_by_id, deleted_at, created, modified)
     select lower(replace(name, ' ', '-')) || '-' || to_hex(i) || '-' || c.id, c.id, 'site-' || (1 + floor(power(random(), 2) * c.sites)::int) || '-' || c.id, name,
       ${pick(`array['OilTank','Bridge','PowerLine','Chimney','Boiler']`, 5, 1.5)}, random() * 360 - 180, random() * 160 - 80,
       'thumbnails/' || to_hex(i) || '.jpg', 'scale-' || c.id, 'user-' || (6 + i % 5) || '-' || c.id,
       case when random() < 0.02 then now() end, ${moment}, ${moment}
     from ${company}, lateral (
       select i, ${pick(textArray(PLACES), PLACES.length, 2)} || ' ' || ${pick(textArray(KINDS), KINDS.length, 1.7)} || ' '
         || lpad(floor(random() * 10000)::text, 4, '0') || case when random() < 0.3 then chr(65 + floor(random() * 6)::int) else '' end as name
       from generate_series(1, c.assets) i) as named`,
    `insert into asset_members select a.id, ${someone(2)} ${ofCompany}, generate_series(1, 2) where hashtext(a.id) % 10 in (0, 1, 2) on conflict do nothing`,
    `insert into asset_uploaders select a.id, ${someone(2)} ${ofCompany} where hashtext(a.id) % 10 in (2, 3) on conflict do nothing`,
    `insert into asset_categories select a.id, 'category-' || (1 + floor(random() * 40)::int) || '-' || c.id ${ofCompany}, generate_series(1, 2)
     where hashtext(a.id) % 10 in (4, 5) on conflict do nothing`,
    `insert into projects (id, company_id, asset_id, checklist_id, name, status, created_by_id, modified)
     select 'inspection-' || n || '-' || a.id, c.id, a.id, 'checklist-' || c.id, left(a.name, 12) || ' ' || n, 'Completed', a.created_by_id, ${moment}
     ${ofCompany}, generate_series(1, 2) n where hashtext(a.id) % 20 = 7`,
    `insert into project_files (id, company_id, project_id, kind, capture_type, file_type, name, mime, size_bytes, storage_key, uploaded_at)
     select 'image-' || n || '-' || p.id, p.company_id, p.id, 'three', 'Rgb', 'Image', 'DJI_' || n || '.jpg', 'image/jpeg', 5000000,
       'projects/' || p.id || '/' || n || '.jpg', now()
     from projects p, generate_series(1, 4) n`,
    `insert into project_files (id, company_id, project_id, kind, capture_type, file_type, name, mime, size_bytes, storage_key, uploaded_at, thumbnail_key)
     select 'frame-' || n || '-' || p.id, p.company_id, p.id, 'two', 'Rgb', 'Image', 'DJI_' || lpad(n::text, 5, '0') || '.jpg', 'image/jpeg', 5000000,
       'projects/' || p.id || '/f' || n || '.jpg', now(), 'thumbnails/' || p.id || '/' || n
     from (select * from projects where company_id = 'large' order by id desc limit 1) p, generate_series(1, ${images}) n`,
  ];
}

/**
 * Fills an empty, migrated database. Indexes are dropped meanwhile and made
 * again as they were, which is many times faster than keeping them.
 */
export async function fill(pool: Pool, assets: number): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
      `select indexname, indexdef from pg_indexes where schemaname = 'public'
       and tablename in ('assets', 'asset_members', 'asset_uploaders', 'asset_categories', 'projects', 'project_files')
       and not exists (select from pg_constraint where conname = indexname)`,
    );
    await client.query('set statement_timeout = 0');
    for (const { indexname } of indexes) await client.query(`drop index ${indexname}`);
    for (const statement of statements(companySizes(assets))) await client.query(statement);
    for (const { indexdef } of indexes) await client.query(indexdef);
    await client.query('vacuum analyze');
  } finally {
    // A connection without its limits goes with them.
    client.release(true);
  }
}
