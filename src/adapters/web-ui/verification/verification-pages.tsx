import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { FailurePage } from "../failure/failure-page.tsx";
import {
  levelPath,
  levelsPath,
  verificationPath,
  verifyAddressPath,
  verifyBasicPath,
  verifyIdPath,
  verifyVideoPath,
} from "../navigation/paths.ts";
import { VerifyAddressPage } from "./address-page.tsx";
import { VerifyBasicPage } from "./basic-page.tsx";
import { VerifyIdPage } from "./id-page.tsx";
import { LevelPage, LevelsPage } from "./levels-page.tsx";
import { VerificationPage } from "./verification-page.tsx";
import { VerifyVideoPage } from "./video-page.tsx";

const pages: Readonly<Record<string, ReactNode>> = {
  [verificationPath]: <VerificationPage key={verificationPath} />,
  [verifyIdPath]: <VerifyIdPage key={verifyIdPath} />,
  [verifyAddressPath]: <VerifyAddressPage key={verifyAddressPath} />,
  [verifyVideoPath]: <VerifyVideoPage key={verifyVideoPath} />,
  [verifyBasicPath]: <VerifyBasicPage key={verifyBasicPath} />,
  [levelPath]: <LevelPage key={levelPath} />,
  [levelsPath]: <LevelsPage key={levelsPath} />,
};

/** The page about verification that its address names. */
export function VerificationPages() {
  const [path] = useLocation();
  return pages[path] ?? <FailurePage status={404} />;
}
