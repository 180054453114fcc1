import { parsePolicy, patched, writePolicy } from "../../src/domain/policy/policy-fields.ts";
import type { TestDatabase } from "./database.ts";

/** Adds a version of the policy: the newest with these changes. Returns its number. */
export async function addPolicy(
  { query }: Pick<TestDatabase, "query">,
  patch: unknown,
): Promise<number> {
  const [newest] = await query<{ version: number; policy: unknown }>(
    "SELECT version, policy FROM policy_version ORDER BY version DESC LIMIT 1",
  );
  const parsed = parsePolicy(patched(newest?.policy, patch));
  if (!parsed.ok) throw new TypeError(JSON.stringify(parsed.refusal.faults));
  const version = (newest?.version ?? 0) + 1;
  await query("INSERT INTO policy_version (version, policy, reason) VALUES ($1, $2, 'Tested.')", [
    version,
    JSON.stringify(writePolicy(parsed.value)),
  ]);
  return version;
}
