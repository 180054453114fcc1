import type { EntitySchema } from "typeorm";

/** The plain records that TypeORM's repositories read and write, one line each. */
export const entities: EntitySchema[] = [];
