import { noCoolDowns } from "../../src/domain/trade-start/cool-down.ts";
import { defaultStartPolicy, type StartPolicy } from "../../src/domain/trade-start/start-policy.ts";

/** The start rules for tests of something else: nobody has to wait for having started too often. */
export const patientStartPolicy: StartPolicy = {
  ...defaultStartPolicy,
  coolDown: noCoolDowns,
};
