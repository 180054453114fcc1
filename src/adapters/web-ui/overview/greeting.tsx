import { useState } from "react";
import { Trans } from "@lingui/react/macro";

const morningFrom = 5;
const noon = 12;
const eveningFrom = 18;

/** Greets the user by the time of day on their device. */
export function Greeting({ name }: { name: string }) {
  const [hour] = useState(() => new Date().getHours());
  if (hour >= morningFrom && hour < noon) {
    return (
      <Trans>
        Good morning, <bdi>{name}</bdi>
      </Trans>
    );
  }
  if (hour >= noon && hour < eveningFrom) {
    return (
      <Trans>
        Good afternoon, <bdi>{name}</bdi>
      </Trans>
    );
  }
  return (
    <Trans>
      Good evening, <bdi>{name}</bdi>
    </Trans>
  );
}
