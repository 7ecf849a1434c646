import { describe, expect, it } from 'vitest';
import { readWrk } from '../bench/load.ts';

const report = `Running 3s test @ http://127.0.0.1:3000/
  1 threads and 40 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     5.07ms    1.41ms  31.90ms   89.99%
    Req/Sec     7.48k   812.55     8.90k    62.50%
  Latency Distribution
     50%    4.87ms
     75%    5.32ms
     90%  850.00us
     99%    1.03s
  22321 requests in 3.00s, 41.20MB read
Requests/sec:   7439.12
Transfer/sec:     13.73MB
`;

describe('what wrk reports', () => {
  it('is read from its own lines, also where a deviation ends in the same digits', () => {
    expect(readWrk(report)).toEqual({ rate: 7439.12, p50: 4.87, p99: 1030 });
  });
});
