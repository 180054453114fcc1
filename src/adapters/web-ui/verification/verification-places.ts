import { at, pageCode, type Page } from "../navigation/page.ts";
import {
  levelPath,
  levelsPath,
  verificationPath,
  verifyAddressPath,
  verifyBasicPath,
  verifyIdPath,
  verifyVideoPath,
} from "../navigation/paths.ts";

const steps = () => import("./verification-pages.tsx");

export const verificationPages: readonly Page[] = [
  verificationPath,
  verifyIdPath,
  verifyAddressPath,
  verifyVideoPath,
  verifyBasicPath,
  levelPath,
  levelsPath,
].map((path) =>
  at(
    path,
    pageCode(async () => (await steps()).VerificationPages),
  ),
);
