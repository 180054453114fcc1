import type { AllowManualFee } from "../../../../application/offer/allow-manual-fee.ts";
import type { OnceByKey } from "../../../../application/staff/once-by-key.ts";
import * as contract from "../../contract/admin/manual-fees.ts";
import { bind, type BoundRoute } from "../bound-route.ts";
import { commandKey } from "../command-key.ts";

/** What an admin allows at most unless they say otherwise (decisions, Money). */
const usualMost = 500;

/** Who may set escrow fees, for staff. */
export function manualFeeDeskRoutes(useCases: {
  readonly onceByKey: OnceByKey;
  readonly allowManualFee: AllowManualFee;
}): readonly BoundRoute[] {
  const show = async (id: string) => {
    const grant = await useCases.allowManualFee.view(id);
    const body: contract.ManualFeeRight = {
      id,
      isAllowed: grant !== undefined,
      least: grant?.least ?? null,
      most: grant?.most ?? null,
    };
    return { status: 200, body } as const;
  };
  return [
    bind(contract.viewManualFeeRight).to(({ parameters }) => show(parameters.id)),
    bind(contract.allowManualFee).to(async (call) => {
      const { actor, parameters, body } = call;
      const { is_allowed: isAllowed, least, most = usualMost, reason } = body;
      const grant = isAllowed ? { least, most } : undefined;
      const key = commandKey("allowManualFee", call);
      const done = await useCases.onceByKey.run(actor, key, (by) =>
        useCases.allowManualFee.execute(by, parameters.id, grant, reason),
      );
      return done.ok ? show(parameters.id) : { refusal: done.refusal.code };
    }),
  ];
}
