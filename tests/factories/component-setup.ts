import { configure } from "@testing-library/react";

// What is loaded on a first click takes seconds on a machine that does other things besides.
configure({ asyncUtilTimeout: 20_000 });
