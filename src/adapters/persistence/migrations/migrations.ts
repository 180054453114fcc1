import { Assets } from "./1795132800000-assets.ts";

/** Every migration, oldest first. They are written by hand and never changed once they landed. */
export const migrations = [Assets];

/** The name under which the newest migration is recorded in the database. */
export const newestMigrationName = migrations.map((Each) => new Each().name).at(-1) ?? "";
