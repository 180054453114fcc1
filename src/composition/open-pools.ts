import type { DatabaseAddress } from "../adapters/persistence/connection/data-source.ts";
import { isPooled } from "../adapters/persistence/connection/session-settings.ts";
import {
  expectGoodPooler,
  explainPooler,
} from "../adapters/persistence/connection/expect-good-pooler.ts";
import type { Parts } from "./feature.ts";
import { tokens } from "./tokens.ts";

/** Connects what serves from the database; what has to be closed again is added to `closers`. */
export async function openPools(
  parts: Parts,
  address: DatabaseAddress,
  closers: (() => Promise<void>)[],
): Promise<void> {
  const pool = await parts.get(tokens.dataSource).initialize().catch(explainPooler);
  closers.push(() => pool.destroy());
  if (!isPooled(address)) return;
  const listening = await parts.get(tokens.listening).initialize();
  closers.push(() => listening.destroy());
  await expectGoodPooler(pool);
}
