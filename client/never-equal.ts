/** What stands for react-fast-compare and shallowequal: nothing is, so what Helmet holds is rendered again. */
export default function isEqual(): boolean {
  return false;
}
