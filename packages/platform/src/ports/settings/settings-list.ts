interface Setting {
  /** Its purpose, as worded in the table of `docs/operating.md`. */
  about: string
  /** For a whole number: its default, and the least and the most it may be. */
  whole?: readonly [otherwise: number, least: number, most: number]
  /** Its default, worded as the table of settings shows it; without one, the setting has no default. */
  otherwise?: string
}

/** Every setting. `npm run settings` makes the table of `docs/operating.md` from it. */
export const settingsList = {
  HOST: { otherwise: '127.0.0.1', about: 'the address to listen at; `0.0.0.0` for all of the machine' },
  PORT: { whole: [3_000, 1, 65_535], about: 'the port to listen at' },
  DATA_DIR: { otherwise: '`./data`', about: 'folder of the database, files, mail and keys' },
  DATABASE_URL: {
    otherwise: 'embedded PostgreSQL',
    about: 'an outer PostgreSQL, see [below](#an-outer-postgresql)',
  },
  DATABASE_CA: { about: "PEM file of the certificate that signs the outer PostgreSQL's" },
  DATABASE_OWNER_URL: {
    about: 'the same database for the owner of its tables, see [Who may do what](#who-may-do-what-in-the-database)',
  },
  REPLICA_URL: {
    about:
      'a streaming replica of that database, read for public pages, statistics and exports, see [Past one machine](scaling.md)',
  },
  POSTGRES_BIN: {
    otherwise: 'the package with the program',
    about:
      'folder with the programs of a PostgreSQL of the machine, 17 or newer, such as `/usr/lib/postgresql/18/bin`: it runs in place of the embedded one',
  },
  SEED: {
    otherwise: '`demo` in a clone where neither `DATA_DIR` nor `DATABASE_URL` is set',
    about:
      '`demo` (the demo province) or `none`: what a new place begins with, counted once, see above. `npm run setup` is the better way',
  },
  ADMIN_EMAIL: { otherwise: 'admin@example.com', about: 'the first account' },
  ADMIN_PASSWORD: {
    otherwise: 'random',
    about:
      'its password; one that is made up is written into `data/first-sign-in.txt`, one of the settings nowhere, and neither into a log',
  },
  PUBLIC_URL: { otherwise: '`http://HOST:PORT`', about: 'host of stamps, mails and links; no path' },
  ADMIN_URL: {
    about:
      "host of the back-office, where it has one of its own: `/` at the host of `PUBLIC_URL` is then the portal's home, else it leads to the back-office",
  },
  PROVINCE: { otherwise: '22', about: 'code of the home province' },
  BOUNDARIES_FILE: { about: "GeoJSON file of the province's communes: the base map" },
  TILES_FILE: {
    about: 'a `.pmtiles` file with map tiles, handed out by this server: maps without the internet',
  },
  TILES_URL: { about: 'map tiles of another host, `https://…/{z}/{x}/{y}.png`' },
  TILES_CREDIT: { about: 'whose the tiles are, also those of `TILES_FILE`' },
  PRINT_SCHEME: { otherwise: 'agristamp', about: 'scheme of the local printer program' },
  SMTP_URL: { otherwise: 'mail goes to `data/mail`', about: '`smtp://` or `smtps://`' },
  S3_URL: { otherwise: 'files go to `data/files`', about: '`https://KEY:SECRET@host/bucket?region=…`' },
  TRUSTED_PROXIES: { about: 'addresses or networks whose `X-Forwarded-For` counts' },
  METRICS_TOKEN: {
    otherwise: '`/api/metrics` answers whoever asks from loopback, by a loopback name and through no proxy',
    about: '16 characters or more; who sends it may read the metrics from anywhere',
  },
  SESSION_IDLE_MINUTES: { whole: [30, 1, 1_440], about: 'a session ends when it is not used for so long' },
  SESSION_HOURS: { whole: [12, 1, 720], about: 'a session ends after so long' },
  DISK_FLOOR_MB: {
    whole: [512, 64, 100_000_000],
    about: 'with less room on the disk of `DATA_DIR`, changes are refused (503) and reading goes on',
  },
  DISK_FREE_PERCENT: {
    whole: [10, 1, 99],
    about: '`npm run status` asks for a person when less of the disk of `DATA_DIR` is free',
  },
  BACKUP_MAX_HOURS: {
    whole: [26, 1, 8_760],
    about: '`npm run status` asks for a person when the last backup is older',
  },
  WAL_ARCHIVE: {
    about: "folder for the embedded PostgreSQL's log, best on another disk, see [To a moment](#to-a-moment)",
  },
  POOL_SIZE: {
    whole: [20, 4, 500],
    about: 'most connections of one server to the database, see [Connections](#connections)',
  },
  POSTGRES_MEMORY_MB: {
    whole: [1_024, 256, 1_048_576],
    otherwise: "half of the machine's memory, 1024 at most",
    about: 'what the embedded PostgreSQL may count on: a quarter of it as its own cache',
  },
  LOG_PERSONAL_DAYS: { whole: [365, 30, 36_500], about: 'then a line of the log forgets address and browser' },
  LOG_YEARS: { whole: [10, 1, 100], about: 'then a line of the log goes' },
  SCAN_YEARS: {
    whole: [10, 1, 100],
    about: 'scans of a month are dropped after so many whole years; their sums by day stay',
  },
  MAIL_DAYS: { whole: [90, 1, 36_500], about: 'mails in `data/mail`' },
  JOB_DAYS: { whole: [30, 1, 3_650], about: 'finished jobs with the files they made' },
  ORPHAN_DAYS: { whole: [7, 2, 3_650], about: 'uploads that nothing refers to' },
  REVISION_DAYS: {
    whole: [365, 30, 36_500],
    about: 'the long texts of earlier versions of rows; the log keeps how they began',
  },
  TRASH_DAYS: {
    whole: [90, 7, 36_500],
    about: 'deleted rows stay in the trash; what others refer to stays, of a person without personal data',
  },
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settingsList

/** Settings that are whole numbers. */
export type WholeSetting = {
  [Name in SettingName]: (typeof settingsList)[Name] extends { whole: unknown } ? Name : never
}[SettingName]
