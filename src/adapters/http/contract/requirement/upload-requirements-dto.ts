import { ArrayMaxSize, ArrayMinSize, IsArray, Matches, ValidateNested } from "class-validator";
import { requirementIdForm } from "../attachment/requirement-id.ts";

/** A stored file, and the requirement that it is for. */
class ShownFileDto {
  @Matches(requirementIdForm)
  requirementId!: string;

  /** What storing the file answered. */
  @Matches(/^[A-Za-z0-9_-]{1,64}$/)
  attachmentId!: string;
}

/** Files for requirements of a trade. */
export class UploadRequirementsDto {
  static readonly nested = { requirements: ShownFileDto };

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(5)
  @ValidateNested({ each: true })
  requirements!: ShownFileDto[];
}
