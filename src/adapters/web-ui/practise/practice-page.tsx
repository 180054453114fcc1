import { useState } from "react";
import { FailurePage } from "../failure/failure-page.tsx";
import { PracticeRoom } from "./practice-room.tsx";

/** Successive practices on one side, by the last segment of the address. */
export function PracticePage({ deed }: { deed: string }) {
  const [run, setRun] = useState(1);
  if (deed !== "buy" && deed !== "sell") return <FailurePage status={404} />;
  return (
    <PracticeRoom
      key={run}
      mySide={deed === "buy" ? "buyer" : "seller"}
      isRepeated={run > 1}
      onAgain={() => setRun(run + 1)}
    />
  );
}
