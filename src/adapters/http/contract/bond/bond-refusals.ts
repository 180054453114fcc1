import type { RefusalTable } from "../refusal-table.ts";

export const bondRefusals = {
  bond_required: {
    status: 409,
    message: "The owner of this offer has to post a bond first. Choose another offer.",
  },
  bond_sufficient: { status: 409, message: "Your bond is enough. Nothing has to be added." },
  bond_locked: {
    status: 403,
    message: "You can't change your bond now. Your account page says why.",
  },
  no_bond: { status: 409, message: "You have no bond to get back." },
  bond_of_vendor: {
    status: 409,
    message: "Vendors keep their bond as long as they have the badge.",
  },
  bond_in_use: {
    status: 409,
    message: "Your bond covers trades that aren't over, or ended too recently. See when it's free.",
  },
  bond_held: {
    status: 409,
    message: "For 24 hours after a change of your password or two-factor no bond is returned.",
  },
  bond_halted: {
    status: 409,
    message: "Payouts of this coin are paused. Your bond is safe; try again later.",
  },
} as const satisfies RefusalTable;
