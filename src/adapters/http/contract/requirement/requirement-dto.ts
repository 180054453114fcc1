import { IsIn, Matches } from "class-validator";
import { requirementIdForm } from "../attachment/requirement-id.ts";

/** A party says that they did what a requirement asks. */
export class RequirementDto {
  @Matches(requirementIdForm)
  requirementId!: string;

  @IsIn(["UPLOADED"])
  status!: "UPLOADED";
}

/** The other side looked at what was shown for a requirement. */
export class ReviewRequirementDto {
  @Matches(requirementIdForm)
  requirementId!: string;

  @IsIn(["APPROVED", "REJECTED"])
  status!: "APPROVED" | "REJECTED";
}
