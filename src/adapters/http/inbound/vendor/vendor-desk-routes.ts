import type { KeepVendorDesk } from "../../../../application/vendor/keep-vendor-desk.ts";
import type { VendorDesk } from "../../../../domain/vendor/vendor-desk.ts";
import type { VendorDeskDto } from "../../contract/vendor/vendor-desk-dto.ts";
import * as contract from "../../contract/vendor/vendor-desk.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { dutyHoursViewOf } from "../offer/offer-presenter.ts";

/** Dependencies of these routes. */
interface VendorDeskUseCases {
  readonly keepVendorDesk: KeepVendorDesk;
}

/** What vendors prepared for their trades. */
export function vendorDeskRoutes({ keepVendorDesk }: VendorDeskUseCases): readonly BoundRoute[] {
  return [
    bind(contract.viewVendorDesk).to(async ({ actor }) => {
      const { isVendor, desk } = await keepVendorDesk.view(actor);
      return ok(present(desk, isVendor));
    }),
    bind(contract.changeVendorDesk).to(async ({ actor, body }) => {
      const kept = await keepVendorDesk.keep(actor, inputOf(body));
      if (kept.ok) return ok(present(kept.value, true));
      const { refusal } = kept;
      if (refusal.code === "vendor_only") return { refusal: refusal.code };
      const message = "This is empty, too long, or contains characters that can't be shown.";
      return {
        refusal: refusal.code,
        details: [{ field: refusal.field, code: "invalid", message }],
      };
    }),
  ];
}

function present(desk: VendorDesk, isVendor: boolean): contract.VendorDeskView {
  const { greeting, awayReply, replies, hours } = desk;
  const texts = replies.map(({ title, text }) => ({ title, text }));
  return { isVendor, greeting, awayReply, replies: texts, hours: dutyHoursViewOf(hours) };
}

function inputOf({ greeting = "", away_reply = "", replies = [], hours }: VendorDeskDto) {
  return {
    greeting,
    awayReply: away_reply,
    replies,
    hours: hours && {
      timeZone: hours.timezone,
      days: hours.days.map(({ day, from, to }) => ({ day, from, to })),
      isStartRefused: false,
    },
  };
}
