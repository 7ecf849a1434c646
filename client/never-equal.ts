/** What stands for react-fast-compare: nothing is equal, so that what Helmet holds is rendered again. */
export default function isEqual(): boolean {
  return false;
}
