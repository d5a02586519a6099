import { ts } from "@ts-morph/common";

// What `import ts from "typescript"` gave before version 7, for packages that need the compiler's API.
export default ts;
